import { MEANT_FOR } from '#schema/endpoints/meantFor.ts'

let userOfPage = (): string | undefined => undefined

/** From now on, changes are sent for the user that the page has. It need not know yet that this is another one. */
export function sendChangesFor(user: () => string | undefined): void {
  userOfPage = user
}

/** Returns the header of a change, with the user that it is meant for: by default, that of the page. */
export function meantFor(user = userOfPage()): Record<string, string> {
  return user === undefined ? {} : { [MEANT_FOR]: user }
}
