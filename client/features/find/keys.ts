import { isApple } from '#client/shared/lib/shownKeys.ts'

/** The keys of find and replace. Ctrl+H hides a program on a Mac. */
export const findKeys = {
  find: 'Mod-f',
  replace: isApple ? 'Mod-Alt-f' : 'Mod-h',
  next: 'F3',
  previous: 'Shift-F3',
} as const
