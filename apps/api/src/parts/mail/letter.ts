import { escapeHtml } from '../escape-html.ts'

/** A part of a mail: a paragraph, the code somebody is to type, or an address somebody is to open. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; url: string; label: string; lead: string }

type Letter = { title: string; blocks: readonly Block[]; footer: string }

/** The light theme of apps/web/src/ui/theme/tokens.css: mail programs know no custom properties. */
const colour = { paper: '#fbfaf7', ink: '#14212b', muted: '#51606b', line: '#dfdcd3', petrol: '#0f5e66' }
const serif = "Georgia,'Times New Roman',serif"
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/**
 * The HTML of a mail: styles inline and a table for the measure, as mail programs need it, and nothing that is fetched from anywhere,
 * so that opening it tells nobody. Every text is escaped.
 */
export function renderLetter({ title, blocks, footer }: Letter): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper};color:${colour.ink};font-family:${sans};font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;background:${colour.paper}">
<tr><td align="center" style="padding:24px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;table-layout:fixed;max-width:560px">
<tr><td align="left" style="padding:0 0 12px;border-bottom:1px solid ${colour.ink};font-family:${serif};font-size:22px;font-weight:bold;color:${colour.petrol}">Auscult</td></tr>
<tr><td align="left" style="padding:12px 0;word-wrap:break-word;overflow-wrap:anywhere">
${blocks.map(renderBlock).join('\n')}
</td></tr>
<tr><td align="left" style="padding:12px 0 0;border-top:1px solid ${colour.line};font-size:13px;color:${colour.muted};word-wrap:break-word;overflow-wrap:anywhere">${escapeHtml(footer)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function renderBlock(block: Block): string {
  if (block.kind === 'text') return `<p style="margin:12px 0">${escapeHtml(block.text)}</p>`
  if (block.kind === 'code')
    return `<p style="margin:20px 0;font-family:${serif};font-size:32px;line-height:1.2;font-weight:bold;letter-spacing:6px">${escapeHtml(block.code)}</p>`
  const url = escapeHtml(block.url)
  return `<p style="margin:20px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${colour.petrol};color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="margin:12px 0;font-size:13px;color:${colour.muted}">${escapeHtml(block.lead)}<br><a href="${url}" style="color:${colour.petrol};word-break:break-all">${url}</a></p>`
}
