import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. If a caller's class and one of the component set the same property, the
 * stylesheet's order decides. Mark the caller's class as important (`h-9!`).
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
