/** Icons an administrator may give a menu, by the names that menus store. */
// oxlint-disable import/max-dependencies -- one drawing, one import: nothing else of the package is loaded
import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js';
import ApiOutlined from '@ant-design/icons-svg/es/asn/ApiOutlined.js';
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js';
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js';
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js';
import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined.js';
import BarsOutlined from '@ant-design/icons-svg/es/asn/BarsOutlined.js';
import BellOutlined from '@ant-design/icons-svg/es/asn/BellOutlined.js';
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js';
import CalculatorOutlined from '@ant-design/icons-svg/es/asn/CalculatorOutlined.js';
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js';
import CarOutlined from '@ant-design/icons-svg/es/asn/CarOutlined.js';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined.js';
import ContainerOutlined from '@ant-design/icons-svg/es/asn/ContainerOutlined.js';
import ControlOutlined from '@ant-design/icons-svg/es/asn/ControlOutlined.js';
import DatabaseOutlined from '@ant-design/icons-svg/es/asn/DatabaseOutlined.js';
import DollarOutlined from '@ant-design/icons-svg/es/asn/DollarOutlined.js';
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined.js';
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined.js';
import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined.js';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js';
import FileDoneOutlined from '@ant-design/icons-svg/es/asn/FileDoneOutlined.js';
import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js';
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined.js';
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined.js';
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined.js';
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined.js';
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js';
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js';
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined.js';
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js';
import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined.js';
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js';
import MailOutlined from '@ant-design/icons-svg/es/asn/MailOutlined.js';
import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined.js';
import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined.js';
import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined.js';
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined.js';
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined.js';
import QuestionCircleOutlined from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined.js';
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js';
import SecurityScanOutlined from '@ant-design/icons-svg/es/asn/SecurityScanOutlined.js';
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js';
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js';
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js';
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js';
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined.js';
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js';
import ThunderboltOutlined from '@ant-design/icons-svg/es/asn/ThunderboltOutlined.js';
import ToolOutlined from '@ant-design/icons-svg/es/asn/ToolOutlined.js';
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js';
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js';
import UserSwitchOutlined from '@ant-design/icons-svg/es/asn/UserSwitchOutlined.js';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined.js';
import { iconShapeOf } from './iconShape.ts';

export const menuIcons = {
  ApartmentOutlined: iconShapeOf(ApartmentOutlined),
  ApiOutlined: iconShapeOf(ApiOutlined),
  AppstoreOutlined: iconShapeOf(AppstoreOutlined),
  AuditOutlined: iconShapeOf(AuditOutlined),
  BankOutlined: iconShapeOf(BankOutlined),
  BarChartOutlined: iconShapeOf(BarChartOutlined),
  BarsOutlined: iconShapeOf(BarsOutlined),
  BellOutlined: iconShapeOf(BellOutlined),
  BookOutlined: iconShapeOf(BookOutlined),
  CalculatorOutlined: iconShapeOf(CalculatorOutlined),
  CalendarOutlined: iconShapeOf(CalendarOutlined),
  CarOutlined: iconShapeOf(CarOutlined),
  CheckCircleOutlined: iconShapeOf(CheckCircleOutlined),
  ContainerOutlined: iconShapeOf(ContainerOutlined),
  ControlOutlined: iconShapeOf(ControlOutlined),
  DatabaseOutlined: iconShapeOf(DatabaseOutlined),
  DollarOutlined: iconShapeOf(DollarOutlined),
  EditOutlined: iconShapeOf(EditOutlined),
  EnvironmentOutlined: iconShapeOf(EnvironmentOutlined),
  ExperimentOutlined: iconShapeOf(ExperimentOutlined),
  EyeOutlined: iconShapeOf(EyeOutlined),
  FileDoneOutlined: iconShapeOf(FileDoneOutlined),
  FileProtectOutlined: iconShapeOf(FileProtectOutlined),
  FileSearchOutlined: iconShapeOf(FileSearchOutlined),
  FileTextOutlined: iconShapeOf(FileTextOutlined),
  GlobalOutlined: iconShapeOf(GlobalOutlined),
  HeartOutlined: iconShapeOf(HeartOutlined),
  HistoryOutlined: iconShapeOf(HistoryOutlined),
  HomeOutlined: iconShapeOf(HomeOutlined),
  IdcardOutlined: iconShapeOf(IdcardOutlined),
  InboxOutlined: iconShapeOf(InboxOutlined),
  KeyOutlined: iconShapeOf(KeyOutlined),
  LinkOutlined: iconShapeOf(LinkOutlined),
  LockOutlined: iconShapeOf(LockOutlined),
  MailOutlined: iconShapeOf(MailOutlined),
  MenuOutlined: iconShapeOf(MenuOutlined),
  NotificationOutlined: iconShapeOf(NotificationOutlined),
  PartitionOutlined: iconShapeOf(PartitionOutlined),
  PrinterOutlined: iconShapeOf(PrinterOutlined),
  ProfileOutlined: iconShapeOf(ProfileOutlined),
  QuestionCircleOutlined: iconShapeOf(QuestionCircleOutlined),
  SafetyCertificateOutlined: iconShapeOf(SafetyCertificateOutlined),
  SecurityScanOutlined: iconShapeOf(SecurityScanOutlined),
  SettingOutlined: iconShapeOf(SettingOutlined),
  ShopOutlined: iconShapeOf(ShopOutlined),
  ShoppingCartOutlined: iconShapeOf(ShoppingCartOutlined),
  SolutionOutlined: iconShapeOf(SolutionOutlined),
  StopOutlined: iconShapeOf(StopOutlined),
  SwapOutlined: iconShapeOf(SwapOutlined),
  TeamOutlined: iconShapeOf(TeamOutlined),
  ThunderboltOutlined: iconShapeOf(ThunderboltOutlined),
  ToolOutlined: iconShapeOf(ToolOutlined),
  UnorderedListOutlined: iconShapeOf(UnorderedListOutlined),
  UserOutlined: iconShapeOf(UserOutlined),
  UserSwitchOutlined: iconShapeOf(UserSwitchOutlined),
  WarningOutlined: iconShapeOf(WarningOutlined),
} as const;
