import { Body } from '@react-email/body'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { grounds, platformColours, readableColours, type ReadableColours } from './mail-colours'
import type { MailBrand, MailContent } from './mail-content'
import { Part, type PartLook } from './mail-parts'
import { sentBy } from './mail-words'

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
      <Row>
        {logo && (
          <Column style={{ width: '56px' }}>
            <Img src={logo} alt="" width={44} height={44} style={{ borderRadius: '8px' }} />
          </Column>
        )}
        <Column
          style={{ fontSize: '19px', lineHeight: '26px', fontWeight: 700, color: look.colours.headerText }}
        >
          {name}
        </Column>
      </Row>
    </Section>
  )
}

const footText = { margin: 0, fontSize: '13px', lineHeight: '20px', color: light.muted } as const

const Footer = ({ content, colours }: { content: MailContent; colours: ReadableColours }) => {
  const { brand, reason, lang } = content
  return (
    <Section className="inside" style={{ padding: '20px 32px 8px' }}>
      {brand && (
        <Text className="muted" style={{ ...footText, marginBottom: '10px' }}>
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
              <Link href={brand.origin} className="link" style={{ color: colours.link }}>
                {brand.origin.replace(/^https?:\/\//, '')}
              </Link>
            </>
          )}
        </Text>
      )}
      {brand && <Hr className="line" style={{ margin: '0 0 10px', borderColor: light.border }} />}
      <Text className="muted" style={footText}>
        {[reason, sentBy[lang](brand?.name ?? '')].filter(Boolean).join(' ')}
      </Text>
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
    <Html lang={lang}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkRules(look.colours)}</style>
      </Head>
      {preview && <Preview>{preview}</Preview>}
      <Body
        className="page"
        style={{ margin: 0, padding: '24px 8px', background: light.page, fontFamily: fonts }}
      >
        <Container
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
              <Heading
                as="h1"
                className="ink"
                style={{ margin: '0 0 14px', fontSize: '24px', lineHeight: '32px', color: light.text }}
              >
                {heading}
              </Heading>
            )}
            {parts.map((part, index) => (
              <Part key={index} part={part} look={look} />
            ))}
          </Section>
        </Container>
        <Container style={{ maxWidth: '600px' }}>
          <Footer content={content} colours={look.colours} />
        </Container>
      </Body>
    </Html>
  )
}
