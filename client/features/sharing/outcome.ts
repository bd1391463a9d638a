import { translator } from '#client/shared/messages/translator.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { sharing } from '#schema/messages/en/sharing.ts'
import type { AddMember, Member } from '#schema/sharing/contract.ts'

const t = translator(sharing)

/** The member and the invitation that a document had of an email before the owner added it. */
type Before = { member: Member | undefined; wasInvited: boolean }

/** Returns what happened to an email that was added: the person is a member now, has another role, or is invited. */
export function outcomeOf(
  member: Member | undefined,
  { email, role }: AddMember,
  { before, kind }: { before: Before; kind: DocumentKind },
): { title: string; description?: string } {
  if (member && before.member?.role === role)
    return { title: t('addedBefore'), description: t('addedBeforeText', { email }) }
  if (member) {
    if (before.member && kind === 'snippet') return { title: t('roleChanged') }
    const own = kind === 'snippet' ? 'snippet.added' : (`addedText.${role}` as const)
    const waiting = kind === 'snippet' ? 'snippet.addedWaiting' : 'addedWaiting'
    const description = t(member.waiting ? waiting : own, { email })
    return { title: t(before.member ? 'roleChanged' : 'added'), description }
  }
  return before.wasInvited
    ? { title: t('invitedBefore'), description: t('invitedBeforeText', { email }) }
    : {
        title: t('invitationMade'),
        description: t(kind === 'snippet' ? 'snippet.invitationText' : 'invitationText', { email }),
      }
}
