export const PACKAGES_FILE: string
export function packageOf(file: string): string | null
export function packagesText(files: readonly string[], external?: readonly string[]): string
