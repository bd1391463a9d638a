import { useCurrentUser } from '#client/shared/api/currentUser.ts'
import { useRoom } from '#client/shared/live/useRoom.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { Tabs } from '#client/shared/ui/layout/Tabs.tsx'
import { adminPayments } from '#schema/messages/en/adminPayments.ts'
import { ADMIN_ROOM } from '#schema/rooms/room.ts'

import { AdminPage } from '../AdminPage.tsx'
import { useChoice } from '../useFilters.ts'
import { Events } from './Events.tsx'
import { Orders } from './Orders.tsx'

const t = translator(adminPayments)

/** The orders of all users, and the events of the payment service. */
export function PaymentsPage() {
  const [tab, setTab] = useChoice('tab', ['orders', 'events'])
  return (
    <AdminPage tab="admin-payments" title={t('title')}>
      <FollowOrders />
      <Card label={t('title')} className="grid grid-cols-1 content-start">
        <Tabs
          label={t('title')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'orders', label: t('orders'), content: <Orders /> },
            { value: 'events', label: t('events'), content: <Events /> },
          ]}
        />
      </Card>
    </AdminPage>
  )
}

/** Keeps the orders on the screen up to date. Support reads them again when the window has the focus. */
export function FollowOrders() {
  const { role } = useCurrentUser()
  return role === 'admin' ? <InRoom /> : null
}

function InRoom() {
  useRoom(ADMIN_ROOM)
  return null
}
