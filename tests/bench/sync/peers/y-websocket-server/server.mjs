// The package's own server. It needs @y/y, on which it does not depend: the link that package.json makes is the same Yjs.
import '@y/websocket-server/server'
