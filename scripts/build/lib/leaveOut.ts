import type { Plugin } from 'vite'

type Change = { file: string; from: RegExp; to: string }

/**
 * Parts of packages that the client never runs, but that the bundler cannot recognize as unused.
 */
const CHANGES: readonly Change[] = [
  // Schemas that lib0/dom declares without using them. They keep a validation library in the build.
  { file: '/lib0/dom.js', from: /= (\$\.\$\w+\()/g, to: '= /* @__PURE__ */ $1' },
  // The live connection uses only websockets; see client/shared/live/connection.ts.
  {
    file: '/engine.io-client/build/esm/transports/index.js',
    from: /[\s\S]*/,
    to: "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }\n",
  },
]

/**
 * Removes unused parts of packages from the build. Fails if a package has changed so that nothing
 * is removed.
 */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(({ file }) => id.endsWith(file))
      if (!change) return null
      const changed = code.replace(change.from, change.to)
      if (changed === code) throw new Error(`Nothing to leave out in ${id}; see leaveOut.ts.`)
      return { code: changed, map: null }
    },
  }
}
