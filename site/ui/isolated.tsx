import type { ReactNode } from 'react'

/** Draws a name of another direction without turning the words around it. */
export const isolated = (name: ReactNode) => <bdi>{name}</bdi>

/** Signs that would end the isolation early: those of another one, and ends of lines and paragraphs. */
const ENDS = /[\u2066-\u2069\u2028\u2029\p{Cc}]/gu

/** Returns a name that stays apart from the words around it in a plain string, such as a label. */
export const isolatedText = (name: string): string => `\u2068${name.replaceAll(ENDS, '')}\u2069`
