import { Fragment, type CSSProperties } from 'react'
import { grounds, type ReadableColours } from './mail-colours'
import type { GoodsRow, MailPart, Pair } from './mail-content'
import { Button, Picture, Section, Table } from './mail-elements'

const { light } = grounds
const paragraph: CSSProperties = {
  margin: '0 0 14px',
  fontSize: '16px',
  lineHeight: '24px',
  color: light.text,
}
const small: CSSProperties = { margin: 0, fontSize: '14px', lineHeight: '20px', color: light.muted }
const sectionTitle: CSSProperties = {
  margin: '0 0 4px',
  fontSize: '14px',
  lineHeight: '20px',
  color: light.text,
}
const spaced: CSSProperties = { margin: '0 0 22px' }
const cell: CSSProperties = { padding: '5px 0', fontSize: '15px', lineHeight: '22px', verticalAlign: 'top' }
const amount: CSSProperties = { ...cell, paddingLeft: '16px', textAlign: 'right', whiteSpace: 'nowrap' }

// An address may be longer than a phone is wide.
const wrapped: CSSProperties = { ...cell, paddingLeft: '16px', textAlign: 'right', wordBreak: 'break-word' }

/** What all parts of one mail need to know. */
export interface PartLook {
  colours: ReadableColours
  /** The whole address of a picture; undefined where it cannot be shown. */
  pictureUrl(image: string): string | undefined
}

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

const Title = ({ children }: { children: string }) => (
  <h2 className="ink" style={sectionTitle}>
    {children}
  </h2>
)

const Notice = ({ lines, colours }: { lines: readonly string[]; colours: ReadableColours }) => (
  <Section
    className="notice"
    style={{ ...spaced, borderLeft: `4px solid ${colours.button}`, background: light.page }}
  >
    <p className="ink" style={{ ...paragraph, margin: 0, padding: '10px 14px', fontSize: '15px' }}>
      <Lines lines={lines} />
    </p>
  </Section>
)

const Block = ({ title, lines, quote }: { title: string; lines: readonly string[]; quote?: boolean }) => (
  <Section
    className={quote ? 'notice' : undefined}
    style={quote ? { ...spaced, background: light.page } : spaced}
  >
    <div style={quote ? { padding: '12px 16px' } : undefined}>
      {title && <Title>{title}</Title>}
      <p className="ink" style={{ ...paragraph, margin: 0, fontSize: '15px', lineHeight: '22px' }}>
        <Lines lines={lines} />
      </p>
    </div>
  </Section>
)

const PairRows = ({ rows, value: look }: { rows: readonly Pair[]; value: CSSProperties }) =>
  rows.map(([label, value], index) => (
    <tr key={index}>
      <td className="muted" style={{ ...cell, color: light.muted }}>
        {label}
      </td>
      <td className="ink" style={{ ...look, color: light.text }}>
        {value}
      </td>
    </tr>
  ))

const Pairs = ({
  rows,
  total,
  after = [],
  value: look,
}: {
  rows: readonly Pair[]
  total?: Pair
  after?: readonly Pair[]
  value: CSSProperties
}) => (
  <Table style={spaced}>
    <PairRows rows={rows} value={look} />
    {total && (
      <tr>
        {total.map((text, index) => (
          <td
            key={index}
            className="ink line"
            style={{
              ...(index ? look : cell),
              paddingTop: '12px',
              borderTop: `1px solid ${light.border}`,
              fontSize: '18px',
              fontWeight: 700,
              color: light.text,
            }}
          >
            {text}
          </td>
        ))}
      </tr>
    )}
    <PairRows rows={after} value={look} />
  </Table>
)

const WidePicture = ({ src, alt }: { src: string | undefined; alt: string }) =>
  src ? (
    <Section style={{ margin: '0 0 20px' }}>
      <img
        src={src}
        alt={alt}
        width={534}
        style={{ display: 'block', width: '100%', height: 'auto', border: 'none', borderRadius: '8px' }}
      />
    </Section>
  ) : null

const pictureSize = 56

const Goods = ({ rows, pictureUrl }: { rows: readonly GoodsRow[] } & Pick<PartLook, 'pictureUrl'>) => {
  const pictures = rows.map(({ image }) => pictureUrl(image))
  const areThere = pictures.some(Boolean)
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {rows.map(({ title, detail, amount: price, url }, index) => (
        <Table key={index} className="line" style={{ borderBottom: `1px solid ${light.border}` }}>
          <tr>
            {areThere && (
              <td style={{ width: `${pictureSize + 14}px`, padding: '10px 0' }}>
                {pictures[index] && (
                  <Picture
                    src={pictures[index]}
                    size={pictureSize}
                    style={{ borderRadius: '6px', background: '#ffffff' }}
                  />
                )}
              </td>
            )}
            <td style={{ padding: '10px 0', verticalAlign: 'middle' }}>
              <p className="ink" style={{ ...small, fontSize: '15px', fontWeight: 600, color: light.text }}>
                {url ? (
                  <a href={url} target="_blank" className="ink" style={{ color: light.text }}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </p>
              <p className="muted" style={small}>
                {detail}
              </p>
            </td>
            <td className="ink" style={{ ...amount, verticalAlign: 'middle', color: light.text }}>
              {price}
            </td>
          </tr>
        </Table>
      ))}
    </Section>
  )
}

const Action = ({ text, url, colours }: { text: string; url: string; colours: ReadableColours }) => (
  <Section style={{ margin: '6px 0 24px' }}>
    <Button
      href={url}
      style={{
        borderRadius: '8px',
        background: colours.button,
        color: colours.buttonText,
        fontSize: '16px',
        fontWeight: 600,
      }}
    >
      {text}
    </Button>
  </Section>
)

/** One part of a mail. */
export const Part = ({ part, look }: { part: MailPart; look: PartLook }) => {
  switch (part.kind) {
    case 'text':
      return part.lines.map((line, index) => (
        <p key={index} className="ink" style={paragraph}>
          {line}
        </p>
      ))
    case 'notice':
      return <Notice lines={part.lines} colours={look.colours} />
    case 'block':
      return <Block title={part.title} lines={part.lines} />
    case 'quote':
      return <Block title={part.title} lines={part.lines} quote />
    case 'facts':
      return (
        <>
          {part.title && <Title>{part.title}</Title>}
          <Pairs rows={part.rows} value={wrapped} />
        </>
      )
    case 'picture':
      return <WidePicture src={look.pictureUrl(part.image)} alt={part.alt} />
    case 'goods':
      return <Goods rows={part.rows} pictureUrl={look.pictureUrl} />
    case 'sums':
      return <Pairs rows={part.rows} total={part.total} after={part.paid} value={amount} />
    case 'button':
      return <Action text={part.text} url={part.url} colours={look.colours} />
  }
}
