import { namespace } from '../namespace.ts'

/**
 * Problems in the sign-up form: the title and text of a toast. The browser and the server share
 * them.
 */
export const signUp = namespace('signUp', {
  firstNameMissing: { title: 'First name required', text: 'Please enter your first name.' },
  lastNameMissing: { title: 'Last name required', text: 'Please enter your last name.' },
  emailMissing: { title: 'Email required', text: 'Please enter your email address.' },
  emailInvalid: { title: 'Invalid email', text: 'Please enter a valid email address.' },
  passwordShort: { title: 'Password too short', text: 'Password must be at least 8 characters long.' },
  passwordLong: { title: 'Password too long', text: 'Password must be at most 128 characters long.' },
  passwordsDiffer: {
    title: "Passwords don't match",
    text: 'Please make sure both passwords are identical.',
  },
  termsOpen: {
    title: 'Terms and conditions',
    text: 'Please accept the terms and conditions to continue.',
  },
})
