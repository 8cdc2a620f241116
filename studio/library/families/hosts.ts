import { HOUSE_HOSTS } from './hosts-of-house.ts';
import { KITCHEN_HOSTS } from './hosts-of-kitchen.ts';
import { WORK_HOSTS } from './hosts-of-work.ts';
import type { Host } from './host.ts';

export const HOSTS: readonly Host[] = [...KITCHEN_HOSTS, ...HOUSE_HOSTS, ...WORK_HOSTS];
