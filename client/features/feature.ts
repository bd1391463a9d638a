import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { RouteMatch } from '#schema/site/matchRoute.ts'
import type { Screen, SiteRoute } from '#schema/site/routes.ts'
import type { User } from '#schema/users/user.ts'

/** The props of every screen. */
export type ScreenProps = { user: User | null; route: SiteRoute; params: RouteMatch['params'] }

/** A part of the workspace that a page can belong to. */
export type SectionId = NonNullable<SiteRoute['section']>
/** A part that the menu lists. The settings and the admin area are in the user's menu. */
export type MenuSection = Exclude<SectionId, 'settings' | 'admin'>

/**
 * A feature of the client. `client/app/features.ts` lists all features. It is loaded with the first
 * page, so it holds no code of the feature, but says how to load it. The parts of an open document are
 * in another list, `client/app/workspace/editorFeatures.ts`: they come with the document.
 */
export type Feature = {
  /** Load its screens, by their names in the route table. */
  screens?: Readonly<Partial<Record<Screen, () => Promise<ComponentType<ScreenProps>>>>>
  /** The icons of its sections in the menu. */
  icons?: Readonly<Partial<Record<MenuSection, LucideIcon>>>
}
