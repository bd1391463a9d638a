type Part = { sources: string[]; output: string }

export const PARTS: { server: Part; client: Part; extension: Part }
export function filesUnder(path: string): string[]
