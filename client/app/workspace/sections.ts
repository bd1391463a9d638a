import { PencilLine, type LucideIcon } from 'lucide-react'
import { useLocation } from 'wouter'

type Section = { id: 'editor'; label: string; path: string; icon: LucideIcon }

/** The parts of the workspace, as the header and the mobile menu list them. */
export const sections: readonly Section[] = [{ id: 'editor', label: 'Editor', path: '/', icon: PencilLine }]

/** Where the settings are. */
export const SETTINGS = /^\/settings(?:\/(?:profile|writing|security|privacy))?\/?$/

/** The part that is shown; null for the settings, which belong to none. */
export function useSection(): Section['id'] | null {
  const [path] = useLocation()
  return SETTINGS.test(path) ? null : 'editor'
}
