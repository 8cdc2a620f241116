import type { Command } from 'commander';
import type { SessionOptions } from '../session.ts';
import { listBrands, listMemory, showOneBrand } from './brands.ts';
import type { ListingOptions } from './lists.ts';
import { withPagingOptions, withSessionOptions } from './options.ts';
import { createProject, deleteProject, listProjects, showProject, updateProject } from './projects.ts';
import type { CommandContext } from './surroundings.ts';

export function addResourceCommands(program: Command, surroundings: CommandContext): void {
  addProjectsCommand(program.command('projects').description('manage projects'), surroundings);
  addBrandsCommand(program.command('brands').description('list and show brands'), surroundings);
  const { sessionOf, signal } = surroundings;
  const memory = program.command('memory').description("list a project's memory nodes");
  withSessionOptions(
    withPagingOptions(memory.command('list').description('list memory nodes, newest first')).argument(
      '<project>',
      'its id',
    ),
  ).action((project: string, options: ListingOptions & SessionOptions) =>
    listMemory(sessionOf(options), project, options, signal),
  );
}

function addProjectsCommand(projects: Command, { sessionOf, signal }: CommandContext): void {
  withSessionOptions(
    withPagingOptions(projects.command('list').description('list projects, newest first')),
  ).action((options: ListingOptions & SessionOptions) => listProjects(sessionOf(options), options, signal));
  withSessionOptions(
    projects
      .command('create')
      .description('create an empty project')
      .argument('<name>', 'its name')
      .option('--description <text>', 'an internal note'),
  ).action((name: string, options: SessionOptions) =>
    createProject(sessionOf(options), name, options, signal),
  );
  withSessionOptions(
    projects.command('show').description('show one project').argument('<project>', 'its id'),
  ).action((id: string, options: SessionOptions) => showProject(sessionOf(options), id, options, signal));
  withSessionOptions(
    projects
      .command('update')
      .description('change its name or description')
      .argument('<project>', 'its id')
      .option('--name <name>', 'the new name')
      .option('--description <text>', 'the new description')
      .option('--clear-description', 'remove the description'),
  ).action((id: string, options: SessionOptions) => updateProject(sessionOf(options), id, options, signal));
  withSessionOptions(
    projects
      .command('delete')
      .description('permanently delete a project and every brand in it')
      .argument('<project>', 'its id')
      .option('--yes', 'do not ask for confirmation'),
  ).action((id: string, options: SessionOptions) => deleteProject(sessionOf(options), id, options, signal));
}

function addBrandsCommand(brands: Command, { settings, sessionOf, signal }: CommandContext): void {
  withSessionOptions(
    withPagingOptions(brands.command('list').description('list brands, newest first')).option(
      '--project <id>',
      'only brands of this project',
    ),
  ).action((options: ListingOptions & SessionOptions & { project?: string }) =>
    listBrands(sessionOf(options), options, signal),
  );
  withSessionOptions(
    brands
      .command('show')
      .description('show the colours, typeface and ids of a brand')
      .argument('<brand>', 'its id')
      .option('--project <id>', 'its project, which makes the search faster'),
  ).action((id: string, options: SessionOptions & { project?: string }) =>
    showOneBrand(sessionOf(options), settings, id, options, signal),
  );
}
