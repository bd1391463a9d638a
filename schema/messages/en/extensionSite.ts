import { namespace } from '../namespace.ts'

/** The page of the browser extension. */
export const extensionSite = namespace('extensionSite', {
  title: 'Corrections where you write',
  intro:
    'The browser extension marks spelling, grammar and style in your emails, posts and messages. Each check runs on your device, and no text leaves it.',
  download: 'Download the extension',
  works: 'For Chrome, Edge, Brave and other browsers that are based on Chromium, version 123 or later.',
  parts: {
    sites: {
      title: 'On two sites by itself',
      text: 'In Gmail and on LinkedIn, corrections are there as soon as you click into a text.',
    },
    fields: {
      title: 'Anywhere, when you ask',
      text: 'On other pages, click the icon of the extension and choose “Check this page”. Until then, it can read nothing there.',
    },
    private: {
      title: 'On your device',
      text: 'The checker is part of the extension. Text is sent only when you ask for a rewrite, and you see it first.',
    },
    safe: {
      title: 'Your text stays yours',
      text: 'Marks lie over the page and never become part of your text. One undo takes a correction back.',
    },
    snippets: {
      title: 'Your snippets',
      text: 'Insert the snippets that you and your team keep here. You are asked for names and other variables.',
    },
    dictionary: {
      title: 'One dictionary',
      text: 'Words that you add are known here, too, once you sign in with an API key.',
    },
  },
  install: 'Install it',
  steps: {
    unpack: {
      title: 'Unpack the file',
      text: 'Put the folder in a place where it can stay. The browser reads it each time it starts.',
    },
    open: {
      title: 'Open the list of extensions',
      text: 'Enter chrome://extensions in the address bar. In Edge, it is edge://extensions.',
    },
    developer: {
      title: 'Turn on developer mode',
      text: 'The switch is in the upper right corner. In Edge, it is on the left.',
    },
    load: {
      title: 'Choose “Load unpacked”',
      text: 'Select the folder. The icon of the extension appears under the puzzle piece. Pin it there.',
    },
    key: {
      title: 'Sign in, if you like',
      text: 'Create an API key in the settings with the permissions that you want to use, and paste it into the extension. Corrections work without one.',
    },
  },
  keys: 'Create an API key',
  permissions: 'Permissions',
  permissionsText: 'The extension asks for as little as it can:',
  asked: {
    sites: {
      name: 'mail.google.com and www.linkedin.com',
      text: 'to mark your texts on these two sites',
    },
    click: {
      name: 'The page that you click it on',
      text: 'to mark texts there, until you leave the page',
    },
    storage: {
      name: 'Storage',
      text: 'to keep your settings and words on your device',
    },
    offscreen: {
      name: 'A page in the background',
      text: 'to run the checker once for all tabs',
    },
    server: {
      name: 'This site',
      text: 'for your account, only if you sign in',
    },
  },
})
