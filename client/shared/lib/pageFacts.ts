import { PAGE_FACTS_ID } from '#schema/site/defaults.ts'
import { pageFacts, type PageFacts } from '#schema/site/pageFacts.ts'

const json = document.getElementById(PAGE_FACTS_ID)?.textContent

/** Whether the server has answered with this page. Without a connection, the device opens its own. */
export const isFromServer = json !== undefined

const facts: PageFacts = json ? pageFacts.parse(JSON.parse(json)) : { visitor: false, google: false }

/** Whether this server offers sign-in with Google. */
export const hasGoogle = facts.google

let isOfVisitor = facts.visitor

/**
 * Whether the page was requested without a session. So a visitor's page need not ask who is signed
 * in, which browsers report as an error. True until {@link forgetVisitor}.
 */
export const isVisitorsPage = (): boolean => isOfVisitor

/** The visitor may have signed in. */
export function forgetVisitor(): void {
  isOfVisitor = false
}
