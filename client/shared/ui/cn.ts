import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. Where a caller's class stands against one of the component's own for the same property, the order of
 * the stylesheet decides and not the order here: mark the caller's as important (`h-9!`).
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes)
