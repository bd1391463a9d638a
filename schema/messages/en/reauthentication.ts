import { namespace } from '../namespace.ts'

/** The dialog that asks users to confirm who they are. */
export const reauthentication = namespace('reauthentication', {
  title: 'Confirm it’s you',
  withPassword: 'Enter your password to continue.',
  withGoogle: 'Confirm with Google to continue. You’ll come back to this page.',
  canceled: 'Nothing was changed',
  canceledText: 'To make this change, confirm it’s you.',
  password: 'Your password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  checking: 'Checking…',
  confirm: 'Confirm',
  confirmWithGoogle: 'Confirm with Google',
})
