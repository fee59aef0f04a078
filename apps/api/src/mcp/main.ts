import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { environment } from '@auscult/evidence/cli/environment.ts'
import { openLanceIndex } from '@auscult/evidence/corpus/text-index/lance-index.ts'
import { loadRecordMaker } from '@auscult/evidence/record/record-maker.ts'
import { loadSafetyRules } from '@auscult/evidence/safety/compile-rules.ts'
import { loadMustNotMiss } from '@auscult/evidence/safety/must-not-miss.ts'
import { loadTools } from '@auscult/evidence/tools/compile-tools.ts'
import { loadInstalledLexicon } from '@auscult/evidence/understand/lexicon/installed-lexicon.ts'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'
import { readToolsContent } from '../features/tools/read-content.ts'
import { createMcpServer } from './create-mcp-server.ts'

// `npm run --silent mcp`: speaks on standard input and output, so nothing else may be written there. It works beside a running server,
// because it only reads, and needs no account: who may start it may read DATA_DIR.
const contentFolder = resolve(import.meta.dirname, '../../../../content')
const { dataFolder } = environment
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))

const content = await readToolsContent(pathToFileURL(`${contentFolder}/`))
const lexicon = await loadInstalledLexicon(contentFolder, dataFolder)
const records = await loadRecordMaker(contentFolder, dataFolder, lexicon)
const safety = await loadSafetyRules(join(contentFolder, 'safety'), lexicon)
const mustNotMiss = await loadMustNotMiss(contentFolder, lexicon)
const tools = await loadTools(contentFolder, lexicon)
const index = await openLanceIndex(join(dataFolder, 'evidence'), records)
const server = createMcpServer({
  version,
  content,
  evidence: { index, lexicon, safety, mustNotMiss, tools, clock: () => new Date() },
})
await server.connect(new StdioServerTransport())
