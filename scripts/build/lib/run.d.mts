export function onStopRequest(onStop: (signal: NodeJS.Signals) => void): void
