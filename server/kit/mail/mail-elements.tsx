import type { CSSProperties, ReactNode } from 'react'

interface Look {
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** Rows over the whole width: tables are the one layout that every mail program shows right. */
export const Table = ({ children, ...look }: Look) => (
  <table align="center" width="100%" border={0} cellPadding={0} cellSpacing={0} role="presentation" {...look}>
    <tbody>{children}</tbody>
  </table>
)

/** One thing under the other. */
export const Section = ({ children, ...look }: Look) => (
  <Table {...look}>
    <tr>
      <td>{children}</td>
    </tr>
  </Table>
)

/** A square picture beside a text that says the same. */
export const Picture = ({ src, size, style }: { src: string; size: number; style: CSSProperties }) => (
  <img
    src={src}
    alt=""
    width={size}
    height={size}
    style={{ display: 'block', border: 'none', outline: 'none', textDecoration: 'none', ...style }}
  />
)

const previewLength = 150
/** Signs that show nothing: a mailbox would fill the line with the mail's first words. */
const filler = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'

/** What a mailbox shows beside the subject; the mail itself does not show it. */
export const Preview = ({ text }: { text: string }) => {
  const shown = text.slice(0, previewLength)
  return (
    <div
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {shown}
      <div>{filler.repeat(previewLength - shown.length)}</div>
    </div>
  )
}

// Outlook for Windows ignores the padding of links: these spaces stand in for it, and its own rules lift the text.
const outlook = { msoPaddingAlt: '0px' } as CSSProperties
const raised = { ...outlook, msoTextRaise: '9.75px' } as CSSProperties
const outlookSpace = (height: string, end = '') => ({
  __html: `<!--[if mso]><i style="mso-font-width:367%${height}" hidden>${'&#8202;'.repeat(3)}${end}</i><![endif]-->`,
})

/** A link that looks like a button, 22 pixels wider than its text on each side and 13 higher. */
export const Button = ({ href, style, children }: Look & { href: string }) => (
  <a
    href={href}
    className="button"
    target="_blank"
    style={{
      display: 'inline-block',
      maxWidth: '100%',
      padding: '13px 22px',
      lineHeight: '100%',
      textDecoration: 'none',
      ...outlook,
      ...style,
    }}
  >
    <span dangerouslySetInnerHTML={outlookSpace(';mso-text-raise:19.5')} />
    <span style={{ display: 'inline-block', maxWidth: '100%', lineHeight: '120%', ...raised }}>
      {children}
    </span>
    <span dangerouslySetInnerHTML={outlookSpace('', '&#8203;')} />
  </a>
)
