// The server marks a page with these. A page that is opened without it has none.

const { dataset } = document.documentElement

/** Whether this server offers sign-in with Google. */
export const hasGoogle = 'google' in dataset

/**
 * Whether the page was requested without a session. So a visitor's page need not ask who is signed
 * in, which browsers report as an error. True until {@link forgetVisitor}.
 */
export const isVisitorsPage = (): boolean => 'visitor' in dataset

/** The visitor may have signed in. */
export function forgetVisitor(): void {
  delete dataset['visitor']
}
