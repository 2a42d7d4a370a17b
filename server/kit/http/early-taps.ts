import { createHash } from 'node:crypto'

// A page that was made here can be read before its script has come: a button pressed in between is pressed again once
// React has taken it over, which its own mark on the element tells. A form waits as well, in place of leaving the page.
const script = `(() => {
const taken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
const waiting = new Set()
addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button || taken(button)) return
  event.preventDefault()
  if (waiting.has(button)) return
  waiting.add(button)
  const until = Date.now() + 20000
  const look = () => {
    if (taken(button)) {
      waiting.delete(button)
      setTimeout(() => button.click(), 50)
    } else if (button.isConnected && Date.now() < until) setTimeout(look, 50)
    else waiting.delete(button)
  }
  look()
}, true)
})()`

/** For the head of a page that the server made: no press of a button is lost while the page's script is on its way. */
export const earlyTaps = `<script>${script}</script>`

/** How a policy names that one script: by what it is, so that no other can take its place. */
export const earlyTapsSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
