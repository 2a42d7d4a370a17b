import { escapeHtml } from '../../../kit/text/escape-html'

/** A line of text with its `code` and **weight** as HTML. */
export const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')

/** Paragraphs and lists of the description as HTML. */
export const prose = (text: string): string =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) =>
      part.startsWith('- ')
        ? `<ul>${part
            .split('\n')
            .map((line) => `<li>${inline(line.slice(2))}</li>`)
            .join('')}</ul>`
        : `<p>${inline(part)}</p>`,
    )
    .join('\n')

/** Commands or code in a block that scrolls by itself, also by keyboard; its label says what it is. */
export const code = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`

/** A table that scrolls by itself where it is wider than the page. */
export const table = (
  label: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string =>
  `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(label)}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${escapeHtml(head)}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map(
      ([first, ...others]) =>
        `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`
