import { namespace } from '../namespace.ts'

/** The outbound emails, by kind. */
export const outboundEmails = namespace('outboundEmails', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  orOpen: 'Or open this address:',
  notYou: 'If this wasn’t you, reset your password right away. There is a link on the sign-in page.',
  verifyEmail: {
    subject: 'Confirm your email address',
    text: 'Welcome to {site}. Please confirm that this is your email address.',
    button: 'Confirm email address',
    note: 'The link works for 24 hours. If you didn’t sign up, you can ignore this email.',
  },
  invitation: {
    subject: {
      document: '{name} shared a document with you',
      snippet: '{name} shared a snippet with you',
    },
    text: {
      editor:
        '{name} ({email}) invited you to write in “{title}” on {site}. To open it, sign up with this email address and confirm it.',
      suggester:
        '{name} ({email}) invited you to suggest changes to “{title}” on {site}. To open it, sign up with this email address and confirm it.',
      commenter:
        '{name} ({email}) invited you to comment on “{title}” on {site}. To open it, sign up with this email address and confirm it.',
      viewer:
        '{name} ({email}) invited you to read “{title}” on {site}. To open it, sign up with this email address and confirm it.',
    },
    someone: 'Someone',
    untitled: { document: 'a document', snippet: 'a snippet' },
    button: 'Sign up',
    note: 'If you don’t know this person, you can ignore this email. Nothing happens unless you sign up.',
  },
  resetPassword: {
    subject: 'Reset your password',
    text: 'We received a request to reset the password for your {site} account. Choose a new one here.',
    button: 'Choose a new password',
    note: 'The link works once, within 30 minutes. If this wasn’t you, you can ignore this email. Your password won’t change.',
  },
  changeEmail: {
    subject: 'Confirm your new email address',
    text: 'You asked to use this address for your {site} account. Please confirm it.',
    button: 'Confirm new address',
    note: 'The link works for 24 hours. Until you open it, your account keeps its current address.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    text: 'The email address for your {site} account is now {newEmail}.',
    note: 'If this wasn’t you, contact the administrator of {site} right away.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password for your {site} account was changed.',
  },
  totpOn: {
    subject: 'Two-step sign-in is on',
    text: 'Signing in to your {site} account now asks for a code from your authenticator app.',
  },
  totpOff: {
    subject: 'Two-step sign-in is off',
    text: 'Signing in to your {site} account no longer asks for a code from your authenticator app.',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    text: 'Someone signed in to your {site} account with a recovery code. {left, plural, =0 {It was the last one. Create new codes in your settings.} one {You have # code left.} other {You have # codes left.}}',
  },
  googleLinked: {
    subject: 'Your Google account was linked',
    text: 'You can now sign in to your {site} account with Google.',
  },
  apiKeyCreated: {
    subject: 'A new API key was created',
    text: 'An API key named “{keyName}” was created for your {site} account.',
    note: 'If this wasn’t you, revoke the key in your settings and change your password.',
  },
  snippetReported: {
    subject: 'A snippet was reported',
    text: 'A reader of the snippet “{title}” on {site} sent a report.',
    reason: 'Reason: {reason}',
    details: 'Details: “{details}”',
    noDetails: 'There are no details.',
    button: 'Open the snippet',
    note: 'Further reports of this snippet are stored, but you won’t get an email about them for a day.',
  },
  notifications: {
    subject: '{count, plural, one {# new notification} other {# new notifications}}',
    text: 'This is new for you on {site}:',
    mention: '{name} mentioned you in “{title}”.',
    reply: '{name} replied in “{title}”.',
    share: '{name} shared “{title}” with you.',
    offer: '{name} wants to make you the owner of “{title}”. Open it to accept or decline.',
    taken: '{name} is now the owner of “{title}”. You can still edit it.',
    declined: '{name} declined to become the owner of “{title}”.',
    quota:
      '{limit, plural, one {You have used your # query of this month.} other {You have used all # queries of this month.}} They reset on {date}.',
    payment: 'Your payment of {amount} for {plan} failed. Nothing was charged.',
    more: '{count, plural, one {There is # more.} other {There are # more.}}',
    button: 'Open',
    note: 'You can choose these emails in your settings. To stop all of them, open {link}',
  },
  contactReceived: {
    subject: 'We have received your message',
    text: 'Thank you for writing to {site}. We read every message and answer by email.',
    note: 'If you didn’t write to us, you can ignore this email.',
  },
  newsletterConfirm: {
    subject: 'Confirm your subscription',
    text: 'Someone asked for the newsletter of {site} with this address. Confirm it to receive the newsletter. The link works for seven days.',
    button: 'Confirm',
    note: 'If you didn’t ask for it, you can ignore this email. Nothing more will come.',
  },
  newsletterSubscribed: {
    subject: 'You’re subscribed already',
    text: 'Someone asked for the newsletter of {site} with this address, which gets it already. You don’t need to do anything.',
    button: 'Unsubscribe',
  },
  contactAnswer: {
    subject: 'Our answer to your message',
    about: 'You wrote to {site} about “{subject}”. This is our answer:',
    plain: 'You wrote to {site}. This is our answer:',
    button: 'Write to us again',
  },
  planEnds: {
    subject: 'Your {plan} plan ends on {date}',
    text: 'Your {plan} plan on {site} ends in {count, plural, one {# day} other {# days}}, on {date}. It does not renew by itself. To go on without a gap, order it again.',
    button: 'Order it again',
    note: 'Without a new order, you keep all documents on the {next} plan.',
  },
  planEnded: {
    subject: 'Your {plan} plan has ended',
    text: 'Your {plan} plan on {site} has ended, and you are on the {next} plan. All your documents are there.',
    button: 'See plans',
  },
  paymentReceived: {
    subject: 'Your payment for {plan}',
    text: 'Thank you. We have received {amount} for {plan} on {site}. The plan runs until {date}.',
    button: 'See the invoice {number}',
  },
  paymentReturned: {
    subject: 'Your payment is returned',
    text: 'Your plan on {site} changed before your payment of {amount} for {plan} arrived. We return all of it. That can take a few days.',
    button: 'See plans',
  },
  paymentSecond: {
    subject: 'A second payment is returned',
    text: 'You paid twice for the same order of {plan} on {site}. The second payment of {amount} goes back in full. That can take a few days.',
    button: 'See your plan and invoices',
  },
  paymentRefunded: {
    subject: 'Your payment is refunded',
    text: {
      ended:
        'We return your payment of {amount} for {plan} on {site}. That can take a few days. The time that it paid for has ended.',
      gone: 'We return your payment of {amount} for {plan} on {site}. That can take a few days.',
      kept: 'We return your payment of {amount} for {plan} on {site}. That can take a few days. You keep the time that it paid for.',
    },
    button: 'See your plan and invoices',
  },
  deletionRequested: {
    subject: 'Your account will be deleted',
    text: 'You asked to delete your {site} account. On {date}, we will delete it and everything in it. Until then, you can change your mind.',
    button: 'Keep my account',
    note: 'If this wasn’t you, keep the account and change your password.',
  },
})
