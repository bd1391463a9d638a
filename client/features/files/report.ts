import { translator } from '#client/shared/messages/translator.ts'
import type { LeftOut } from '#document/convert/imported.ts'
import { fileTasks } from '#schema/messages/en/fileTasks.ts'

import type { Failure } from './convert.ts'

const t = translator(fileTasks)

const MAX_HOSTS = 3

/** Returns a sentence about what was left out of an imported file, or undefined if nothing was. */
export function leftOutText(leftOut: LeftOut): string | undefined {
  const { remoteImages } = leftOut
  const parts = (['images', 'footnotes', 'comments', 'links', 'active'] as const)
    .filter(name => leftOut[name] > 0)
    .map(name => t(name, { count: leftOut[name] }))
  const hosts = [...new Set(remoteImages)]
  if (hosts.length > 0)
    parts.unshift(
      t('remoteImages', {
        count: remoteImages.length,
        hosts: [...hosts.slice(0, MAX_HOSTS), ...(hosts.length > MAX_HOSTS ? ['…'] : [])].join(', '),
      }),
    )
  return parts.length > 0 ? t('leftOut', { what: parts.join(', ') }) : undefined
}

/** Returns why a file was not imported. */
export const refusalText = (failure: Failure): string =>
  failure.code === 'tooLong' ? t('why.tooLong', { count: failure.count }) : t(`why.${failure.code}`)
