import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'

import type { ScreenProps } from '#client/features/feature.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Skeleton } from '#client/shared/ui/feedback/Skeleton.tsx'
import { Card } from '#client/shared/ui/layout/Card.tsx'
import { admin } from '#schema/messages/en/admin.ts'
import { adminUser } from '#schema/messages/en/adminUser.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'

import { AdminPage } from '../AdminPage.tsx'
import { BonusSection, PlanSection } from './PlanSections.tsx'
import { EmailSection, ProfileSection, RoleSection } from './ProfileSections.tsx'
import { userQuery } from './queries.ts'
import { DeletionSection, SignOutSection, SuspensionSection } from './StandingSections.tsx'
import { UserState } from './UserState.tsx'

const t = translator(adminUser)
const tAdmin = translator(admin)

/** All that administrators can do to a user. */
export function EditUserPage({ params: { userId = '' } }: ScreenProps) {
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
            {/* A form begins again with the values of someone else's change. */}
            <ProfileSection
              key={JSON.stringify([user.firstName, user.lastName, user.voiceCommandsAllowed])}
              user={user}
            />
            <EmailSection user={user} />
            <RoleSection key={user.role} user={user} />
            <PlanSection key={user.plan} user={user} />
            <BonusSection user={user} left={usage.bonusRemaining} />
            <SignOutSection user={user} />
            <SuspensionSection user={user} />
            <DeletionSection user={user} />
          </Card>
        )}
      </UserState>
    </AdminPage>
  )
}
