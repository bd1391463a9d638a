import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * The export of a file in `panes/`. The file is named after the `pane` of its row in
 * schema/site/routes.ts.
 */
export type Pane = { icon: LucideIcon; content: ReactNode }
