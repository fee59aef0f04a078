import type { AskParts } from '@auscult/evidence/ask.ts'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { ToolsContent } from '../features/tools/read-content.ts'
import { addCalculatorTools } from './calculator-tools.ts'
import { addEvidenceTools } from './evidence-tools.ts'
import { addGuideTools } from './guide-tools.ts'

type McpParts = {
  version: string
  content: ToolsContent
  /** What answers questions; the caller closes its index. */
  evidence: AskParts
}

/** The product for programs that speak the Model Context Protocol: calculators, guides, evidence search and whole answers. It keeps nothing. */
export function createMcpServer({ version, content, evidence }: McpParts): McpServer {
  const server = new McpServer(
    { name: 'auscult', version },
    {
      instructions:
        'For qualified healthcare professionals; it supports judgement and never replaces it. Send no data that identify a patient. Show warnings, citations and review states with every answer.',
    },
  )
  addCalculatorTools(server, content.calculators)
  addGuideTools(server, content)
  addEvidenceTools(server, evidence)
  return server
}
