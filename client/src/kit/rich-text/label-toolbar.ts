const names: Record<string, string> = {
  'ql-bold': 'Bold',
  'ql-italic': 'Italic',
  'ql-underline': 'Underline',
  'ql-strike': 'Strike through',
  'ql-blockquote': 'Quotation',
  'ql-link': 'Link',
  'ql-clean': 'Remove formatting',
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
  host.querySelectorAll('.ql-picker-label').forEach((label) => label.setAttribute('aria-label', 'Text style'))
  host.querySelectorAll('.ql-picker-item').forEach((item) => {
    const level = item.getAttribute('data-value')
    item.setAttribute('aria-label', level ? `Heading ${Number(level) - 1}` : 'Text')
  })
}
