import type { RichTextWords } from './rich-text-words'

// Its buttons are spans, which know Enter only.
const spaceActsAsEnter = (event: Event) => {
  if ((event as KeyboardEvent).key !== ' ') return
  event.preventDefault()
  event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
}

const nameOf = (button: HTMLButtonElement, { ordered, bullet, tools }: RichTextWords) => {
  if (button.classList.contains('ql-list')) return button.value === 'ordered' ? ordered : bullet
  return Object.entries(tools).find(([name]) => button.classList.contains(name))?.[1]
}

const styleOf = (item: Element, { styles }: RichTextWords) => {
  const level = item.getAttribute('data-value')
  if (level === '2') return styles.heading
  return level === '3' ? styles.subheading : styles.text
}

/** quill-theme.css writes what Quill would write in English. */
const writeContents = (host: HTMLElement, { styles, link }: RichTextWords) => {
  const write = (group: string, words: Record<string, string>) => {
    for (const [name, word] of Object.entries(words))
      host.style.setProperty(`--${group}-${name}`, JSON.stringify(word))
  }
  write('style', styles)
  write('link', link)
}

/** Gives the tools of an editor names that people can read and hear. */
export const labelToolbar = (host: HTMLElement, words: RichTextWords) => {
  const label = (selector: string, name: string) =>
    host.querySelectorAll(selector).forEach((part) => part.setAttribute('aria-label', name))
  writeContents(host, words)
  label('.ql-toolbar', words.toolbar)
  label('.ql-tooltip input', words.address)
  label('.ql-picker-label', words.style)
  host.querySelectorAll<HTMLButtonElement>('.ql-toolbar button').forEach((button) => {
    const name = nameOf(button, words)
    if (!name) return
    button.setAttribute('aria-label', name)
    button.title = name
  })
  host.querySelectorAll('.ql-picker-item').forEach((item) => {
    item.setAttribute('aria-label', styleOf(item, words))
  })
  host.querySelectorAll('.ql-picker [role="button"]').forEach((button) => {
    button.addEventListener('keydown', spaceActsAsEnter)
  })
}
