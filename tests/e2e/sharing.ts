import type { Page } from 'playwright'

import { isolatedText } from '#schema/shared/direction.ts'

/** The dialog of the people in a document, for its owner and its members. */
export const peopleOn = (page: Page) =>
  page.getByRole('dialog', { name: /Share this document|People in this document/ })

/** The button with which an owner changes the role that a member has. */
export const roleOf = (page: Page, name: string, role: string) =>
  peopleOn(page).getByRole('button', { name: `Role of ${isolatedText(name)}: ${role}` })
