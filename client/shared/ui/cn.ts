import { clsx, type ClassValue } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: { theme: { text: ['title', 'display'], shadow: ['sheet', 'float'] } },
})

/** Joins class names; of two Tailwind classes for one property the later one wins. */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
