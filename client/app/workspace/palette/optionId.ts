import type { Command } from '#client/editor/commands/command.ts'

/** The element id of a command's row. */
export const optionId = ({ id }: Command): string => `palette-${id.replaceAll(' ', '-')}`
