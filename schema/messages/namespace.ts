/** ICU messages by key. A nested object groups the messages of one screen or subject. */
export type Messages = { readonly [key: string]: string | Messages }

/** The messages of one feature under the name that translations use for it. */
export type Namespace<M extends Messages = Messages> = { readonly name: string; readonly messages: M }

/** Returns the namespace with literal types, from which keys and ICU arguments are typed. */
export const namespace = <const M extends Messages>(name: string, messages: M): Namespace<M> => ({
  name,
  messages,
})

/**
 * One translated language: the messages of all namespaces by name, in the shape of the English
 * ones.
 */
export type Translation = { readonly [namespace: string]: Messages }

type Widened<M> = { readonly [K in keyof M]: M[K] extends string ? string : Widened<M[K]> }
/** The required shape of a translation, for a catalog of namespaces. */
export type TranslationOf<C extends Record<string, Namespace>> = {
  readonly [K in keyof C]: Widened<C[K]['messages']>
}
