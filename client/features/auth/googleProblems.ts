import { googleProblem, type GoogleProblem } from '#schema/auth/reauthentication.ts'

const TEXTS: Record<GoogleProblem, string> = {
  'google-not-configured':
    'Sign-in with Google is not set up on this server. Please use your email and password.',
  'google-failed': 'Sign-in with Google did not work. Please try again, or use your email and password.',
  'google-unverified':
    'Your Google account has no confirmed email address. Please use your email and password.',
  'google-taken':
    'The account with this email belongs to another Google account. Please use that one, or your password.',
  'google-cancelled': 'You turned back at Google. You can try again, or use your email and password.',
}

/** What to say when Google sent the person back, for the `problem` of the address; null for anything else. */
export function googleProblemText(problem: string | null): string | null {
  const known = googleProblem.safeParse(problem)
  return known.success ? TEXTS[known.data] : null
}
