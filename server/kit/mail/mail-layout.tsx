import { grounds, platformColours, readableColours, type ReadableColours } from './mail-colours'
import type { MailBrand, MailContent } from './mail-content'
import { Picture, Preview, Section, Table } from './mail-elements'
import { Part, type PartLook } from './mail-parts'
import { leaveWords, sentBy } from './mail-words'

const fonts = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const { light, dark } = grounds

/** Where the reader's mails are dark: clients that know it take these, the others change colours by themselves. */
const darkRules = ({ linkOnDark }: ReadableColours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: ${dark.page} !important; }
  .card { background: ${dark.card} !important; border-color: ${dark.border} !important; }
  .notice { background: ${dark.page} !important; }
  .ink { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .line { border-color: ${dark.border} !important; }
  .link { color: ${linkOnDark} !important; }
}
@media (max-width: 480px) {
  .inside { padding-left: 18px !important; padding-right: 18px !important; }
}`

const Header = ({ brand, look }: { brand: MailBrand | undefined; look: PartLook }) => {
  const logo = brand && look.pictureUrl(brand.logo)
  const name = brand?.name ?? 'Mainstreet'
  return (
    <Section className="inside" style={{ padding: '18px 32px', background: look.colours.header }}>
      <Table>
        <tr>
          {logo && (
            <td style={{ width: '56px' }}>
              <Picture src={logo} size={44} style={{ borderRadius: '8px' }} />
            </td>
          )}
          <td
            style={{ fontSize: '19px', lineHeight: '26px', fontWeight: 700, color: look.colours.headerText }}
          >
            {name}
          </td>
        </tr>
      </Table>
    </Section>
  )
}

const footText = { margin: 0, fontSize: '13px', lineHeight: '20px', color: light.muted } as const

const rule = { margin: '0 0 10px', border: 'none', borderTop: `1px solid ${light.border}` } as const

const Footer = ({ content, colours }: { content: MailContent; colours: ReadableColours }) => {
  const { brand, reason, lang, leave } = content
  return (
    <Section className="inside" style={{ padding: '20px 32px 8px' }}>
      {brand && (
        <p className="muted" style={{ ...footText, marginBottom: '10px' }}>
          <strong>{brand.name}</strong>
          {brand.lines.map((line, index) => (
            <span key={index}>
              <br />
              {line}
            </span>
          ))}
          {brand.origin && (
            <>
              <br />
              <a
                href={brand.origin}
                target="_blank"
                className="link"
                style={{ color: colours.link, textDecoration: 'none' }}
              >
                {brand.origin.replace(/^https?:\/\//, '')}
              </a>
            </>
          )}
        </p>
      )}
      {brand && <hr className="line" style={rule} />}
      <p className="muted" style={footText}>
        {[reason, sentBy[lang](brand?.name ?? '')].filter(Boolean).join(' ')}
        {leave && (
          <>
            <br />
            <a href={leave} target="_blank" className="link" style={{ color: colours.link }}>
              {leaveWords[lang]}
            </a>
          </>
        )}
      </p>
    </Section>
  )
}

/** What a mail looks like: the business's head, its parts on a card of 600 pixels, who sent it and why. */
export const MailLayout = ({
  content,
  pictureUrl,
}: { content: MailContent } & Pick<PartLook, 'pictureUrl'>) => {
  const { lang, heading, preview, brand, parts } = content
  const look: PartLook = { colours: readableColours(brand?.colours ?? platformColours), pictureUrl }
  return (
    <html lang={lang} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules(look.colours)}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: light.page }}>
        {preview && <Preview text={preview} />}
        <Table>
          <tr>
            <td className="page" style={{ padding: '24px 8px', background: light.page, fontFamily: fonts }}>
              <Section
                className="card"
                style={{
                  maxWidth: '600px',
                  background: light.card,
                  border: `1px solid ${light.border}`,
                  borderRadius: '12px',
                  overflow: 'hidden',
                }}
              >
                <Header brand={brand} look={look} />
                <Section className="inside" style={{ padding: '28px 32px 8px' }}>
                  {heading && (
                    <h1
                      className="ink"
                      style={{ margin: '0 0 14px', fontSize: '24px', lineHeight: '32px', color: light.text }}
                    >
                      {heading}
                    </h1>
                  )}
                  {parts.map((part, index) => (
                    <Part key={index} part={part} look={look} />
                  ))}
                </Section>
              </Section>
              <Section style={{ maxWidth: '600px' }}>
                <Footer content={content} colours={look.colours} />
              </Section>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}
