import { namespace } from '../namespace.ts'

/** The banners about the account, above every screen of the workspace. */
export const accountBanners = namespace('accountBanners', {
  deletion: 'Your account will be deleted on {day}.',
  undo: 'Undo',
  kept: 'Your account is kept',
  keptText: 'It won’t be deleted. All your documents are still here.',
  confirmEmail: 'Confirm your email<more>: we sent a link to {email}</more>',
  signedOut: 'You’re signed out. Keep writing: your text is kept on this device until you sign in again.',
  signIn: 'Sign in',
  resend: 'Resend link',
  later: 'Remind me tomorrow',
})
