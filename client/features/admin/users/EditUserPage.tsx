import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { admin } from '#schema/messages/en/admin.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { Restarting } from '../Restarting.tsx'
import { BonusSection, PlanSection } from './PlanSections.tsx'
import { EmailSection, ProfileSection, RoleSection } from './ProfileSections.tsx'
import { userQuery } from './queries.ts'
import { DeletionSection, SignOutSection, SuspensionSection } from './StandingSections.tsx'
import { UserState } from './UserState.tsx'

const t = translator(adminUser)
const tAdmin = translator(admin)

/** All that administrators can do to a user. `?for=bonus` begins at the bonus queries. */
export function EditUserPage({ params: { userId = '' } }: ScreenProps) {
  const [search] = useSearchParams()
  const query = useQuery(userQuery(userId))
  const name = query.data && `${query.data.user.firstName} ${query.data.user.lastName}`
  return (
    <AdminPage
      tab="admin-users"
      title={<bdi>{name ?? tAdmin('users.user')}</bdi>}
      before={
        <Link to={`/admin/users/${userId}/details`} className={buttonClass({ variant: 'link' })}>
          <ArrowLeft aria-hidden /> {t('back')}
        </Link>
      }
    >
      <UserState query={query} loading={<Skeleton className="h-96 rounded-xl" />}>
        {({ user, usage }) => (
          <Card label={t('edit')} className="divide-y">
            <Restarting values={[user.firstName, user.lastName, user.voiceCommandsAllowed]}>
              <ProfileSection user={user} />
            </Restarting>
            <EmailSection user={user} />
            <Restarting values={[user.role]}>
              <RoleSection user={user} />
            </Restarting>
            <Restarting values={[user.plan]}>
              <PlanSection user={user} />
            </Restarting>
            <BonusSection user={user} left={usage.bonusRemaining} isFocused={search.get('for') === 'bonus'} />
            <SignOutSection user={user} />
            <SuspensionSection user={user} />
            <DeletionSection user={user} />
          </Card>
        )}
      </UserState>
    </AdminPage>
  )
}
