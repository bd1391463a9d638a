// The package's own server. It needs @y/y but does not depend on it: the link in package.json
// points to the same Yjs.
import '@y/websocket-server/server'
