import type { Messages, Namespace, Translation } from './namespace.ts'

/**
 * Returns the namespace's messages in a translated language; English where the translation lacks
 * one.
 */
export function translated<M extends Messages>({ name, messages }: Namespace<M>, to?: Translation): M {
  return to?.[name] ? (filled(messages, to[name]) as M) : messages
}

function filled(english: Messages, other: Messages): Messages {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = other[key]
      if (typeof value === 'string') return [key, typeof own === 'string' ? own : value]
      return [key, typeof own === 'object' ? filled(value, own) : value]
    }),
  )
}
