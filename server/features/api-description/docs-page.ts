/** The addresses of the viewer's script and style, as the build put them below /app. */
export interface DocsFiles {
  script: string
  style: string
}

// The viewer's own dark look hangs on this class. Who has chosen one for the dashboard gets that, others their system's.
const followPreference = `const dark=matchMedia('(prefers-color-scheme: dark)');
const chosen=()=>{try{return localStorage.getItem('mainstreet-theme')}catch{return null}};
const show=()=>{const isDark=chosen()==='dark'||chosen()!=='light'&&dark.matches;
document.documentElement.classList.toggle('dark-mode',isDark);document.documentElement.style.colorScheme=isDark?'dark':'light'};
dark.addEventListener('change',show);show()`

const style = `html{color-scheme:light dark}body{margin:0;background:light-dark(#fff,#1c2022)}
.swagger-ui .info{margin:2rem 0 1rem}.swagger-ui .scheme-container{box-shadow:none;padding:1rem 0}
.swagger-ui .markdown ul{padding-left:1.25rem}
.swagger-ui .opblock-tag{flex-wrap:wrap}.swagger-ui .opblock-tag>small{flex-basis:100%;order:3;padding-left:0}
@media(max-width:640px){.swagger-ui .wrapper{padding:0 12px}.swagger-ui .opblock .opblock-summary{flex-wrap:wrap}
.swagger-ui .opblock-tag{font-size:1.125rem}.swagger-ui table,.swagger-ui tbody,.swagger-ui tr,.swagger-ui td{max-width:100%}
.swagger-ui .parameters-col_description input,.swagger-ui .parameters-col_description textarea{max-width:100%;min-width:0}
.swagger-ui .table-container,.swagger-ui .responses-inner{overflow-x:auto;padding:12px}}`

/** The page that shows the description, by swagger-ui: files of ours, and one script with the page's nonce. */
export const docsPage = (
  files: DocsFiles,
  { document, nonce }: { document: string; nonce: string },
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Mainstreet API</title><link rel="stylesheet" href="${files.style}"><style>${style}</style>
<script nonce="${nonce}">${followPreference}</script></head>
<body><main id="api-docs"></main><script src="${files.script}"></script>
<script nonce="${nonce}">SwaggerUIBundle({url:'${document}',dom_id:'#api-docs',deepLinking:true,docExpansion:'none',
defaultModelsExpandDepth:-1,filter:true,validatorUrl:null,persistAuthorization:false,displayRequestDuration:true})</script>
</body></html>`
