import { ChartColumn, Gauge, LayoutDashboard, Mail, PencilLine, type LucideIcon } from 'lucide-react'

import type { SectionId } from './sections.ts'

/** The icons of the sections, apart from their names: the header does not show them. */
export const SECTION_ICONS: Record<Exclude<SectionId, 'settings'>, LucideIcon> = {
  editor: PencilLine,
  email: Mail,
  sentiment: Gauge,
  'writing-style': ChartColumn,
  dashboard: LayoutDashboard,
}
