import { deferHydration } from './deferred-hydration'
import { keepLinkedCode } from './kit/site/linked-code'

// The build puts this file into the page as it is; its element names the files.
// An inline script always knows itself.
const { files = '' } = (document.currentScript as HTMLScriptElement).dataset
deferHydration(files.split(' '), (file) => import(/* @vite-ignore */ file))
keepLinkedCode(location.search)
