import { originIn } from '#schema/extension/contract.ts'

/** The match pattern of the server's pages: the one optional permission of the manifest. */
export function serverPattern(): string {
  const [pattern] = chrome.runtime.getManifest().optional_host_permissions ?? []
  if (pattern === undefined) throw new Error('The manifest names no server.')
  return pattern
}

/** The origin of the server that this extension came from. */
export const serverOrigin = (): string => originIn(serverPattern())
