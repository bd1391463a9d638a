import type { ErrorPage } from '#api/kit/errors.ts'
import { translator } from '#api/kit/messages.ts'
import { problems } from '#schema/messages/en/problems.ts'
import { matchRoute } from '#schema/site/matchRoute.ts'
import { renderErrorDocument } from '#site/server/render.tsx'

import { filesOf, manifestIn } from './files.ts'

const t = translator(problems)

/** A call, also one without a name. Exactly /api is a page. */
const CALL = /^\/api\//i
/** The calls that forms make without JavaScript. */
const FORM = /^\/api\/(?:newsletter|notification-emails)(?:\/|$)/

function isOfPage(method: string, path: string): boolean {
  if (method === 'POST') return FORM.test(path)
  return (method === 'GET' || method === 'HEAD') && !CALL.test(path) && matchRoute(path) !== null
}

/** Returns a function that renders the page of an error, in the styles of the client's build. */
export function errorPages(directory: string): ErrorPage {
  const manifest = manifestIn(directory)
  return ({ method, path }, { message }) => {
    if (!isOfPage(method, path)) return null
    const built = manifest()
    return renderErrorDocument({
      title: t('pageFailed'),
      text: message,
      again: t('tryAgain'),
      styles: built ? filesOf(built, 'landing').styles : [],
    })
  }
}
