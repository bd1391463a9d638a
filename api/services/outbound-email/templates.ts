import { translator } from '#api/kit/messages.ts'
import { button, note, paragraph, type Content } from '#api/services/outbound-email/content.ts'
import type { DocumentKind } from '#schema/documents/kinds.ts'
import { outboundEmails } from '#schema/messages/en/outboundEmails.ts'
import { reports } from '#schema/messages/en/reports.ts'
import type { ShareAct } from '#schema/notifications/contract.ts'
import type { ReportReason } from '#schema/reports/reasons.ts'
import type { GrantableRole } from '#schema/sharing/roles.ts'

const t = translator(outboundEmails)
const reasonName = translator(reports)

/** The emails by kind, each with the values in its text. */
export type EmailTemplate =
  | { kind: 'verify-email'; firstName: string; link: string }
  | { kind: 'reset-password'; firstName: string; link: string }
  /** To the new address. */
  | { kind: 'change-email'; firstName: string; link: string }
  /** To the old address. */
  | { kind: 'email-changed'; firstName: string; newEmail: string }
  | { kind: 'password-changed'; firstName: string }
  | { kind: 'totp-changed'; firstName: string; on: boolean }
  | { kind: 'recovery-code-used'; firstName: string; left: number }
  | { kind: 'google-linked'; firstName: string }
  | { kind: 'api-key-created'; firstName: string; keyName: string }
  | { kind: 'deletion-requested'; firstName: string; date: string; link: string }
  /** `next`: the plan that follows. */
  | {
      kind: 'plan-ends'
      firstName: string
      plan: string
      next: string
      count: number
      date: string
      link: string
    }
  | { kind: 'plan-ended'; firstName: string; plan: string; next: string; link: string }
  | {
      kind: 'payment-received'
      firstName: string
      plan: string
      amount: string
      number: string
      date: string
      link: string
    }
  | { kind: 'payment-returned'; firstName: string; plan: string; amount: string; link: string }
  | { kind: 'payment-second'; firstName: string; plan: string; amount: string; link: string }
  | {
      kind: 'payment-refunded'
      firstName: string
      plan: string
      amount: string
      /** Null: no time of the payment is left. */
      keepsPlan: boolean | null
      link: string
    }
  /** To a person without an account, whose first name is not known. */
  | {
      kind: 'invitation'
      firstName: ''
      by: string
      from: string
      title: string
      what: DocumentKind
      role: GrantableRole
      link: string
    }
  /** To an address that a visitor has typed, which may be that of another person. */
  | { kind: 'contact-received'; firstName: '' }
  /** `subject`: as the sender has written it. */
  | {
      kind: 'contact-answer'
      firstName: string
      subject: string
      paragraphs: readonly string[]
      link: string
    }
  /** To an address that someone has typed. */
  | { kind: 'newsletter-confirm'; firstName: ''; link: string }
  | { kind: 'newsletter-subscribed'; firstName: ''; link: string }
  /** `hidden`: how many more there are. `off`: the page that ends these emails. */
  | {
      kind: 'notifications'
      firstName: string
      items: readonly NotificationItem[]
      hidden: number
      link: string
      off: string
    }
  /** To an administrator. */
  | {
      kind: 'snippet-reported'
      firstName: string
      title: string
      reason: ReportReason
      details: string
      link: string
    }

/** A notification in an email. */
export type NotificationItem =
  | {
      kind: 'mention' | 'reply' | ShareAct
      by: string
      title: string
      what: DocumentKind
    }
  | { kind: 'quota'; limit: number; date: string }
  | { kind: 'payment'; plan: string; amount: string }

/** Returns the subject and content of an email; `site` is the name of this installation. */
export function contentOf(template: EmailTemplate, site: string): Content {
  const { subject, blocks } = bodyOf(template, site)
  return { subject, blocks: [paragraph(greeting(template.firstName)), ...blocks] }
}

function bodyOf(template: EmailTemplate, site: string): Content {
  switch (template.kind) {
    case 'verify-email':
      return {
        subject: t('verifyEmail.subject'),
        blocks: [
          paragraph(t('verifyEmail.text', { site })),
          button(t('verifyEmail.button'), template.link),
          note(t('verifyEmail.note')),
        ],
      }
    case 'reset-password':
      return {
        subject: t('resetPassword.subject'),
        blocks: [
          paragraph(t('resetPassword.text', { site })),
          button(t('resetPassword.button'), template.link),
          note(t('resetPassword.note')),
        ],
      }
    case 'change-email':
      return {
        subject: t('changeEmail.subject'),
        blocks: [
          paragraph(t('changeEmail.text', { site })),
          button(t('changeEmail.button'), template.link),
          note(t('changeEmail.note')),
        ],
      }
    case 'email-changed':
      return {
        subject: t('emailChanged.subject'),
        blocks: [
          paragraph(t('emailChanged.text', { site, newEmail: template.newEmail })),
          note(t('emailChanged.note', { site })),
        ],
      }
    case 'password-changed':
      return warning(t('passwordChanged.subject'), t('passwordChanged.text', { site }))
    case 'totp-changed':
      return template.on
        ? warning(t('totpOn.subject'), t('totpOn.text', { site }))
        : warning(t('totpOff.subject'), t('totpOff.text', { site }))
    case 'recovery-code-used':
      return warning(t('recoveryCodeUsed.subject'), t('recoveryCodeUsed.text', { site, left: template.left }))
    case 'google-linked':
      return warning(t('googleLinked.subject'), t('googleLinked.text', { site }))
    case 'api-key-created':
      return {
        subject: t('apiKeyCreated.subject'),
        blocks: [
          paragraph(t('apiKeyCreated.text', { site, keyName: template.keyName })),
          note(t('apiKeyCreated.note')),
        ],
      }
    case 'invitation':
      return {
        subject: t(`invitation.subject.${template.what}`, {
          name: harmless(template.by, t('invitation.someone')),
        }),
        blocks: [
          paragraph(
            t(`invitation.text.${template.role}`, {
              site,
              name: harmless(template.by, t('invitation.someone')),
              email: template.from,
              title: harmless(template.title, t(`invitation.untitled.${template.what}`)),
            }),
          ),
          button(t('invitation.button'), template.link),
          note(t('invitation.note')),
        ],
      }
    case 'snippet-reported':
      return {
        subject: t('snippetReported.subject'),
        blocks: [
          paragraph(t('snippetReported.text', { site, title: template.title })),
          paragraph(t('snippetReported.reason', { reason: reasonName(`reasons.${template.reason}`) })),
          paragraph(
            template.details === ''
              ? t('snippetReported.noDetails')
              : t('snippetReported.details', { details: template.details }),
          ),
          button(t('snippetReported.button'), template.link),
          note(t('snippetReported.note')),
        ],
      }
    case 'notifications': {
      const { items, hidden, link, off } = template
      return {
        subject: t('notifications.subject', { count: items.length + hidden }),
        blocks: [
          paragraph(t('notifications.text', { site })),
          ...items.map(item => paragraph(sentenceOf(item))),
          ...(hidden > 0 ? [paragraph(t('notifications.more', { count: hidden }))] : []),
          button(t('notifications.button'), link),
          note(t('notifications.note', { link: off })),
        ],
      }
    }
    case 'contact-received':
      return {
        subject: t('contactReceived.subject'),
        blocks: [paragraph(t('contactReceived.text', { site })), note(t('contactReceived.note'))],
      }
    case 'newsletter-confirm':
      return {
        subject: t('newsletterConfirm.subject'),
        blocks: [
          paragraph(t('newsletterConfirm.text', { site })),
          button(t('newsletterConfirm.button'), template.link),
          note(t('newsletterConfirm.note')),
        ],
      }
    case 'newsletter-subscribed':
      return {
        subject: t('newsletterSubscribed.subject'),
        blocks: [
          paragraph(t('newsletterSubscribed.text', { site })),
          button(t('newsletterSubscribed.button'), template.link),
        ],
      }
    case 'contact-answer': {
      const subject = harmless(template.subject, '')
      return {
        subject: t('contactAnswer.subject'),
        blocks: [
          paragraph(
            subject === '' ? t('contactAnswer.plain', { site }) : t('contactAnswer.about', { site, subject }),
          ),
          ...template.paragraphs.map(paragraph),
          button(t('contactAnswer.button'), template.link),
        ],
      }
    }
    case 'plan-ends': {
      const { plan, next, count, link } = template
      const date = day(template.date)
      return {
        subject: t('planEnds.subject', { plan, date }),
        blocks: [
          paragraph(t('planEnds.text', { site, plan, count, date })),
          button(t('planEnds.button'), link),
          note(t('planEnds.note', { next })),
        ],
      }
    }
    case 'plan-ended': {
      const { plan, next, link } = template
      return {
        subject: t('planEnded.subject', { plan }),
        blocks: [paragraph(t('planEnded.text', { site, plan, next })), button(t('planEnded.button'), link)],
      }
    }
    case 'payment-received': {
      const { plan, amount, number, link } = template
      return {
        subject: t('paymentReceived.subject', { plan }),
        blocks: [
          paragraph(t('paymentReceived.text', { site, plan, amount, date: day(template.date) })),
          button(t('paymentReceived.button', { number }), link),
        ],
      }
    }
    case 'payment-returned': {
      const { plan, amount, link } = template
      return {
        subject: t('paymentReturned.subject'),
        blocks: [
          paragraph(t('paymentReturned.text', { site, plan, amount })),
          button(t('paymentReturned.button'), link),
        ],
      }
    }
    case 'payment-second': {
      const { plan, amount, link } = template
      return {
        subject: t('paymentSecond.subject'),
        blocks: [
          paragraph(t('paymentSecond.text', { site, plan, amount })),
          button(t('paymentSecond.button'), link),
        ],
      }
    }
    case 'payment-refunded': {
      const { plan, amount, keepsPlan, link } = template
      return {
        subject: t('paymentRefunded.subject'),
        blocks: [
          paragraph(
            t(`paymentRefunded.text.${keepsPlan === null ? 'gone' : keepsPlan ? 'kept' : 'ended'}`, {
              site,
              plan,
              amount,
            }),
          ),
          button(t('paymentRefunded.button'), link),
        ],
      }
    }
    case 'deletion-requested':
      return {
        subject: t('deletionRequested.subject'),
        blocks: [
          paragraph(t('deletionRequested.text', { site, date: day(template.date) })),
          button(t('deletionRequested.button'), template.link),
          note(t('deletionRequested.note')),
        ],
      }
  }
}

/** Returns the sentence of a notification. Names and titles are texts of others. */
function sentenceOf(item: NotificationItem): string {
  switch (item.kind) {
    case 'mention':
    case 'reply':
    case 'share':
    case 'offer':
    case 'taken':
    case 'declined':
      return t(`notifications.${item.kind}`, {
        name: harmless(item.by, t('invitation.someone')),
        title: harmless(item.title, t(`invitation.untitled.${item.what}`)),
      })
    case 'quota':
      return t('notifications.quota', { limit: item.limit, date: day(item.date) })
    case 'payment':
      return t('notifications.payment', { plan: item.plan, amount: item.amount })
    default:
      return item satisfies never
  }
}

const warning = (subject: string, text: string): Content => ({
  subject,
  blocks: [paragraph(text), note(t('notYou'))],
})

/**
 * Text that email programs turn into links. Signing up with another person's address must not send
 * them an ad.
 */
const LINKABLE = /[/:@\\．。｡]|\.\S/u

const harmless = (text: string, otherwise: string): string =>
  text.trim() === '' || LINKABLE.test(text) ? otherwise : text.trim()

function greeting(firstName: string): string {
  const name = harmless(firstName, '')
  return name === '' ? t('hello') : t('helloName', { name })
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Returns an ISO 8601 timestamp as a day in words, and any other text unchanged. */
const day = (date: string): string =>
  /^\d{4}-\d\d-\d\d(T|$)/.test(date) && !Number.isNaN(Date.parse(date)) ? DAY.format(new Date(date)) : date
