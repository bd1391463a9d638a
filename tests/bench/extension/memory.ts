import { readFile } from 'node:fs/promises'

import type { ExtensionBrowser } from '#tests/support/extension/browser.ts'

/** Returns the memory of a process in MB, with its share of memory that others use too. */
export async function megabytesOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8')
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? Number.NaN) / 1000
}

/** Returns the memory of the processes that run nothing but extensions, in MB. */
export async function extensionMegabytes({ context }: ExtensionBrowser): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The browser has no session.')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  let sum = 0
  for (const { id } of processInfo) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8')
    if (command.includes('--extension-process')) sum += await megabytesOf(id)
  }
  return sum
}
