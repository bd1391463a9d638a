import type { Plugin } from 'vite'

type Change = { file: string; from: RegExp; to: string }

/** Parts of packages that the client never runs and that the bundler cannot see to be unused. */
const CHANGES: readonly Change[] = [
  // Shapes that lib0/dom declares and nothing reads; they keep a validation library in the build.
  { file: '/lib0/dom.js', from: /= (\$\.\$\w+\()/g, to: '= /* @__PURE__ */ $1' },
  // The live connection uses websockets alone; see client/shared/live/connection.ts.
  {
    file: '/engine.io-client/build/esm/transports/index.js',
    from: /[\s\S]*/,
    to: "import { WS } from './websocket.js'\nexport const transports = { websocket: WS }\n",
  },
]

/** Leaves unused parts of packages out of the build. Fails when a package has changed so that nothing is left out. */
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
