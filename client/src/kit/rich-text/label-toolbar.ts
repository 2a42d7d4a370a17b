const names: Record<string, string> = {
  'ql-bold': 'Bold',
  'ql-italic': 'Italic',
  'ql-underline': 'Underline',
  'ql-strike': 'Strike through',
  'ql-blockquote': 'Quotation',
  'ql-link': 'Link',
  'ql-clean': 'Remove formatting',
}

/** As quill-theme.css writes them. */
const styleNames: Record<string, string> = { 2: 'Heading', 3: 'Subheading' }

// Its buttons are spans, which know Enter only.
const spaceActsAsEnter = (event: Event) => {
  if ((event as KeyboardEvent).key !== ' ') return
  event.preventDefault()
  event.target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }))
}

const nameOf = (button: HTMLButtonElement) => {
  if (button.classList.contains('ql-list'))
    return button.value === 'ordered' ? 'Numbered list' : 'Bulleted list'
  return [...button.classList].map((name) => names[name]).find(Boolean)
}

/** Gives the tools of an editor names that people can read and hear. */
export const labelToolbar = (host: HTMLElement) => {
  host.querySelector('.ql-toolbar')?.setAttribute('aria-label', 'Formatting')
  host.querySelectorAll<HTMLButtonElement>('.ql-toolbar button').forEach((button) => {
    const name = nameOf(button)
    if (!name) return
    button.setAttribute('aria-label', name)
    button.title = name
  })
  host.querySelector('.ql-tooltip input')?.setAttribute('aria-label', 'Address of the link')
  host.querySelectorAll('.ql-picker-label').forEach((label) => label.setAttribute('aria-label', 'Text style'))
  host.querySelectorAll('.ql-picker-item').forEach((item) => {
    item.setAttribute('aria-label', styleNames[item.getAttribute('data-value') ?? ''] ?? 'Text')
  })
  host.querySelectorAll('.ql-picker [role="button"]').forEach((button) => {
    button.addEventListener('keydown', spaceActsAsEnter)
  })
}
