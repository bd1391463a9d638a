/** Receives the messages of a port. */
export function listen(port: MessagePort, receive: (data: unknown) => void): void {
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data))
  port.start()
}
